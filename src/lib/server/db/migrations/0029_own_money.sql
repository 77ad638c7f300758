-- A mailed link by which who cannot sign in has the own money paid out, and nothing else (decision 045).
ALTER TABLE email_token DROP CONSTRAINT email_token_purpose_check,
  ADD CONSTRAINT email_token_purpose_check CHECK (purpose IN ('confirm', 'reset', 'own_money'));
