CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"hundredths" integer NOT NULL,
	"feature" text,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("uid","kind","ref"),
	CONSTRAINT "ledger_kind" CHECK ("ledger_entries"."kind" IN ('start', 'weekly', 'hold', 'capture', 'release', 'purchase', 'refund', 'dispute', 'adjustment')),
	CONSTRAINT "ledger_feature" CHECK ("ledger_entries"."feature" IN ('carePlans', 'stories', 'aiChats', 'pecsDownloads', 'pecsGenerations', 'pecsUploads')),
	CONSTRAINT "ledger_sign" CHECK (CASE "ledger_entries"."kind"
        WHEN 'hold' THEN "ledger_entries"."hundredths" <= 0
        WHEN 'capture' THEN "ledger_entries"."hundredths" = 0
        WHEN 'release' THEN "ledger_entries"."hundredths" >= 0
        WHEN 'refund' THEN "ledger_entries"."hundredths" <= 0
        WHEN 'dispute' THEN true
        WHEN 'adjustment' THEN true
        ELSE "ledger_entries"."hundredths" > 0
      END)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"dob" date NOT NULL,
	"account_creator" text NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"credits_hundredths" integer DEFAULT 0 NOT NULL,
	"has_debt" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"care_plans_used" integer DEFAULT 0 NOT NULL,
	"stories_used" integer DEFAULT 0 NOT NULL,
	"ai_chats_used" integer DEFAULT 0 NOT NULL,
	"pecs_downloads_used" integer DEFAULT 0 NOT NULL,
	"pecs_generations_used" integer DEFAULT 0 NOT NULL,
	"pecs_uploads_used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login" timestamp (3) with time zone NOT NULL,
	"last_free_credit_at" timestamp (3) with time zone,
	CONSTRAINT "users_balance" CHECK ("users"."credits_hundredths" >= 0 OR "users"."has_debt"),
	CONSTRAINT "users_plan" CHECK ("users"."plan" IN ('free', 'bronze', 'silver', 'gold'))
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_uid_auth_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_accounts_user_id" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_settled_once" ON "ledger_entries" USING btree ("uid","ref") WHERE "ledger_entries"."kind" IN ('capture', 'release');--> statement-breakpoint
CREATE INDEX "ledger_by_user" ON "ledger_entries" USING btree ("uid","id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_id" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");