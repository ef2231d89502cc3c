CREATE INDEX "uses_held_by_carer" ON "uses" USING btree ("uid") WHERE "uses"."state" = 'held';--> statement-breakpoint
-- How many texts and pictures a carer has under way, in whatever process. A function of its own, because it then sees
-- what was committed while the statement that asks waited for the carer's row. One whose deadline was not moved on lately
-- belongs to a process that died, and does not count.
CREATE FUNCTION ai_uses_under_way(carer text, alive_after timestamptz) RETURNS bigint
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT count(*) FROM uses
    WHERE uid = carer AND state = 'held' AND deadline_at > alive_after
      AND feature IN ('carePlans', 'stories', 'aiChats', 'pecsGenerations')
  );
END $$;
