ALTER TABLE "events" ADD COLUMN "right_answers" jsonb;--> statement-breakpoint
ALTER TABLE "promotion_menus" ADD COLUMN "for_child" boolean;--> statement-breakpoint
ALTER TABLE "promotion_menus" ADD COLUMN "extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_menus" ADD COLUMN "allergens" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "menu_per_person" boolean;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "seating" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "request_codes" jsonb;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "seating" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "booked_for" jsonb;