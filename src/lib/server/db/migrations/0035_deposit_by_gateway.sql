-- A company's last deposits, by which the route of a card payment is chosen (decision 053).
CREATE INDEX deposit_by_gateway ON deposit (gateway, created_at DESC);
