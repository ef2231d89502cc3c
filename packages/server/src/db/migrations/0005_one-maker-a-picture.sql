-- Whether a carer has the very same thing under way, in whatever process. A function for the reason given at
-- ai_uses_under_way: it must see what was committed while the statement that asks waited for the carer's row.
CREATE FUNCTION same_use_under_way(carer text, digest text, alive_after timestamptz) RETURNS boolean
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN EXISTS (
    SELECT 1 FROM uses
    WHERE uid = carer AND state = 'held' AND deadline_at > alive_after AND body_digest = digest
  );
END $$;
