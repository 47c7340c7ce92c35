ALTER TABLE "promotion_menus" ADD COLUMN "kind" text DEFAULT 'meal' NOT NULL;--> statement-breakpoint
UPDATE "promotion_menus" SET "kind" = 'extra' WHERE "extra";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "refund" jsonb;