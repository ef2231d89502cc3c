CREATE TABLE "kept_answers" (
	"uid" text NOT NULL,
	"use_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_answers_uid_use_id_pk" PRIMARY KEY("uid","use_id")
);
--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "was_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "stop_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "uses" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_uid_use_id_uses_uid_use_id_fk" FOREIGN KEY ("uid","use_id") REFERENCES "public"."uses"("uid","use_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_answers_by_age" ON "kept_answers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uses_unreceived" ON "uses" USING btree ("uid","finished_at") WHERE "uses"."was_shown" AND "uses"."state" <> 'captured';--> statement-breakpoint
-- What is finished and waits to be received is no longer under way.
CREATE OR REPLACE FUNCTION ai_uses_under_way(carer text, alive_after timestamptz) RETURNS bigint
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT count(*) FROM uses
    WHERE uid = carer AND state = 'held' AND finished_at IS NULL AND deadline_at > alive_after
      AND feature IN ('carePlans', 'stories', 'aiChats', 'pecsGenerations')
  );
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION same_use_under_way(carer text, digest text, alive_after timestamptz) RETURNS boolean
  LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN EXISTS (
    SELECT 1 FROM uses
    WHERE uid = carer AND state = 'held' AND finished_at IS NULL AND deadline_at > alive_after
      AND body_digest = digest
  );
END $$;
