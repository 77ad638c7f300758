-- An account is one that money may go back to without anybody looking only when its company named it (decision 024). What was
-- remembered so far was read of a notification, where nothing signs it: it proves nothing, and the next deposit says it anew.
DELETE FROM payout_account;
