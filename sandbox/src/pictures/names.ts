/** One scene for each of the ten outlets: wide (1280 × 960). */
export const outletPictures = [
  "outlet-ember",
  "outlet-onsil",
  "outlet-lantern",
  "outlet-hwayang",
  "outlet-harbour",
  "outlet-mulmok",
  "outlet-daybreak",
  "outlet-moonlight",
  "outlet-doldam",
  "outlet-grove",
] as const;

/** Hotels by day and by night, the group's coast, and scenes for pages: wide (1280 × 960). */
export const scenePictures = [
  "coast",
  "seoul-day",
  "seoul-night",
  "busan-day",
  "busan-night",
  "jeju-day",
  "jeju-night",
  "winter",
  "private-dining",
  "map",
  "chef",
  "event-quiz",
  "spa-lounge",
  "breakfast-room",
  "membership",
] as const;

/** One picture for every promotion: square (1280 × 1280). */
export const dishPictures = [
  "ember-five",
  "hanwoo-board",
  "galbi",
  "christmas-eve",
  "winter-table",
  "banchan-table",
  "bossam",
  "tteokguk",
  "afternoon-tea",
  "bingsu",
  "christmas-cake",
  "tea-set",
  "dim-sum",
  "duck",
  "hotpot",
  "noodles",
  "harbour-fish",
  "oysters",
  "lobster",
  "mussels",
  "sashimi",
  "sushi",
  "bento",
  "sake",
  "brunch-eggs",
  "bread",
  "abalone-porridge",
  "croissant",
  "moonlight-coupe",
  "champagne",
  "whisky",
  "countdown",
  "black-pork",
  "stone-pot",
  "hairtail",
  "sea-table",
  "pasta",
  "tangerine",
  "wine-dinner",
  "pizza",
] as const;

/** Square pictures of single objects: the app's logo and the gift card. */
export const objectPictures = ["logo", "gift-card"] as const;

/** The names of all pictures, as in their addresses: `{media}/media/{name}.jpg`. */
export const pictureNames = [
  ...outletPictures,
  ...scenePictures,
  ...dishPictures,
  ...objectPictures,
] as const;

export type PictureName = (typeof pictureNames)[number];
