-- The promotion of a code that was named with a deposit: its version as it was shown, and the country that the call came from. The code is
-- free until the deposit is completed, whose transaction takes it. All empty where no code was named, and where one was redeemed before.
ALTER TABLE deposit ADD COLUMN coupon_promotion text, ADD COLUMN coupon_version integer, ADD COLUMN coupon_from text,
  ADD FOREIGN KEY (coupon_promotion, coupon_version) REFERENCES promotion_version (promotion_id, version);
-- Coins have no deposit before they arrive: what was named for them stands at the address until then.
ALTER TABLE chain_address ADD COLUMN coupon_promotion text, ADD COLUMN coupon_version integer, ADD COLUMN coupon_from text,
  ADD FOREIGN KEY (coupon_promotion, coupon_version) REFERENCES promotion_version (promotion_id, version);
