-- ---- Pages that are built again when somebody asks (docs/rooms/content.md) ---------------------------

-- `asked`: somebody at the desk wants what failed to be built again now; of no process.
ALTER TABLE page_build DROP CONSTRAINT page_build_state_check;
ALTER TABLE page_build ADD CONSTRAINT page_build_state_check CHECK (state IN ('building', 'served', 'failed', 'unsigned', 'asked'));
