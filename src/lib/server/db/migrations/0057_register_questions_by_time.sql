-- How a register answers is read at the desk, by the last of its questions.
CREATE INDEX register_question_by_register ON register_question (register, asked_at DESC);
