CREATE TABLE "payments" (
	"intent_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"uid" text,
	"plan" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"client_secret_digest" text,
	"has_succeeded" boolean DEFAULT false NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"given_hundredths" integer DEFAULT 0 NOT NULL,
	"parked_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uses" (
	"uid" text NOT NULL,
	"use_id" text NOT NULL,
	"feature" text NOT NULL,
	"price_hundredths" integer NOT NULL,
	"body_digest" text NOT NULL,
	"state" text NOT NULL,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "uses_uid_use_id_pk" PRIMARY KEY("uid","use_id"),
	CONSTRAINT "uses_state" CHECK ("uses"."state" IN ('held', 'captured', 'released'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_uid_auth_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_by_user" ON "payments" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "uses_held" ON "uses" USING btree ("deadline_at") WHERE "uses"."state" = 'held';