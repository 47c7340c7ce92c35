import { at, box, circle, glow, lighter, oval, piece, shape, stroke, times } from "../draw.ts";
import {
  building,
  layer,
  palace,
  pine,
  placeOf,
  sailboat,
  sky,
  stars,
  stoneWall,
  tangerineTree,
} from "../place.ts";

const hotelOnHill = (x: number, y: number, wall: string, pane: string, light: string, scale = 1) =>
  at(
    x,
    y,
    shape("M-44 0v-74h26v-22h36v22h26v74z", wall, "soft") +
      times(20, (i) =>
        box(-35 + (i % 5) * 15, -64 + Math.floor(i / 5) * 14, 7, 8, 3.5, i % 3 ? pane : light),
      ) +
      box(-8, -86, 6, 7, 3, light) +
      box(5, -86, 6, 7, 3, pane),
    0,
    scale,
  );

const coast = () =>
  placeOf(
    sky("#f2d3a0"),
    glow(430, 132, 190),
    circle(430, 132, 58, "#fff3d6", "cut"),
    layer(192, 13, 80, 40, "#d3ab80"),
    layer(222, 18, 58, 10, "#a8946f"),
    layer(246, 16, 70, 190, "#7d8569"),
    hotelOnHill(150, 262, "#fff6e6", "#d9b98a", "#ffb611", 1.1),
    ...[
      [60, 262, 0.6],
      [86, 268, 0.5],
      [226, 262, 0.55],
      [250, 266, 0.42],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, "#5f7a5c")),
    ...["#7fa39b", "#4d7f80", "#2f6168", "#1e474f", "#15343c"].map(
      (c, i) =>
        layer(268 + i * 44, 8 + i * 2, 38 + i * 9, i * 57, c) +
        (i === 1 ? sailboat(410, 312, 1.15) : i === 0 ? sailboat(530, 270, 0.6, "#f7e7c8") : ""),
    ),
  );

const seoul = (night: boolean) => {
  const c = night
    ? {
        sky: "#1c2b3c",
        sun: "#f6e3b4",
        far: "#33475a",
        mid: "#293c4d",
        near: "#20323f",
        wall: "#3a4c5c",
        wall2: "#2f4252",
        pane: "#26384a",
        tile: "#22313a",
        ground: "#1a2a2f",
        tree: "#22403a",
        hotel: "#d9cdb4",
      }
    : {
        sky: "#dbe3da",
        sun: "#fff3d6",
        far: "#b5c4bd",
        mid: "#93aba4",
        near: "#6f9086",
        wall: "#f3e6cf",
        wall2: "#e3d2b6",
        pane: "#b9a684",
        tile: "#3f5650",
        ground: "#c9b48d",
        tree: "#3d6a4b",
        hotel: "#fff6e6",
      };
  return placeOf(
    sky(c.sky),
    night ? stars(46, 4, 200) : "",
    night ? circle(470, 92, 38, c.sun, "cut") : circle(470, 92, 44, c.sun, "cut"),
    night ? glow(470, 92, 120) : "",
    shape(
      "M-20 300Q60 262 120 226Q170 190 206 132Q230 92 252 128Q288 196 340 214Q400 190 440 176Q500 216 560 236Q620 250 680 262V520H-20Z",
      c.far,
      "cut",
    ),
    shape("M-20 322Q80 280 150 278Q230 226 280 262Q350 250 420 240Q520 262 680 292V520H-20Z", c.mid, "cut"),
    box(431, 132, 6, 52, 2, c.wall2, "low"),
    box(424, 158, 20, 11, 4, c.wall, "low"),
    ...[
      [22, 366, 3, 8],
      [80, 366, 3, 5],
      [134, 366, 2, 7],
      [470, 366, 3, 6],
      [526, 366, 2, 9],
      [566, 366, 4, 6],
    ].map(([x = 0, b = 0, cols = 2, rows = 4], i) =>
      building(x, b, cols, rows, i % 2 ? c.wall : c.wall2, c.pane, "#ffb611", i + (night ? 3 : 40)),
    ),
    building(184, 366, 5, 10, c.hotel, c.pane, "#ffb611", night ? 8 : 61, 1.02),
    shape("M184 214h82l-10 -14h-62Z", c.hotel, "low"),
    layer(352, 7, 60, 20, c.near),
    ...[
      [300, 364, 0.7],
      [330, 360, 0.5],
      [40, 368, 0.6],
      [610, 366, 0.7],
      [590, 368, 0.5],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, c.tree)),
    palace(430, 414, 210, c.tile),
    palace(246, 424, 132, c.tile),
    night ? glow(430, 396, 90) + glow(246, 412, 60) : "",
    layer(424, 5, 80, 90, c.ground),
    stoneWall(440, 3, 5, night ? "#2f3a3f" : "#b9a684"),
    ...[
      [70, 452, 0.8],
      [566, 452, 0.9],
      [130, 460, 0.6],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, c.tree)),
  );
};

const busan = (night: boolean) => {
  const c = night
    ? {
        sky: "#1a2738",
        far: "#31445a",
        mid: "#26384b",
        wall: "#3b4e61",
        pane: "#2a3b4d",
        seas: ["#2c4f61", "#234353", "#1b3646", "#142a38"],
        bridge: "#e9dcc2",
        light: "#ffb611",
        hotel: "#e9dcc2",
      }
    : {
        sky: "#cfe0e2",
        far: "#a3bfc0",
        mid: "#83a6a0",
        wall: "#f3e6cf",
        pane: "#b5a88c",
        seas: ["#8fbdbd", "#5f9aa0", "#3c7a84", "#285e6a"],
        bridge: "#fff6e6",
        light: "#ffb611",
        hotel: "#fff6e6",
      };
  const cable = (x: number) => `M${x - 130} 290Q${x - 66} 282 ${x} 190Q${x + 66} 282 ${x + 130} 290`;
  return placeOf(
    sky(c.sky),
    night ? stars(40, 9, 180) + glow(150, 96, 130) : "",
    circle(150, 96, night ? 36 : 42, night ? "#f6e3b4" : "#fff3d6", "cut"),
    night
      ? ""
      : piece(
          `${oval(470, 80, 62, 14, "#f6f4ea")}${oval(508, 70, 42, 16, "#f6f4ea")}${oval(250, 128, 44, 9, "#eef0e8")}`,
          "soft",
        ),
    shape("M-20 300Q60 230 140 240Q220 190 300 250Q420 210 520 226Q600 196 680 240V520H-20Z", c.far, "cut"),
    ...[
      [500, 292, 2, 9],
      [538, 292, 2, 12],
      [576, 292, 2, 10],
      [612, 292, 3, 7],
    ].map(([x = 0, b = 0, cols = 2, rows = 5], i) =>
      building(
        x,
        b,
        cols,
        rows,
        i % 2 ? c.wall : lighter(c.wall, 0.12),
        c.pane,
        c.light,
        i + (night ? 2 : 50),
        0.94,
      ),
    ),
    layer(288, 4, 60, 10, c.seas[0] ?? "#888"),
    stroke(cable(230), c.bridge, 3),
    stroke(cable(420), c.bridge, 3),
    ...times(22, (i) =>
      stroke(
        `M${104 + i * 21} ${292 - Math.max(4, 74 - Math.min(Math.abs(104 + i * 21 - 230), Math.abs(104 + i * 21 - 420)) * 0.86)}V294`,
        c.bridge,
        1.2,
      ),
    ),
    ...[230, 420].map((x) => box(x - 6, 184, 12, 132, 2, c.bridge, "soft")),
    box(-20, 290, 680, 9, 0, c.bridge, "soft"),
    ...(night
      ? times(26, (i) => circle(20 + i * 25, 288, 2.6, c.light) + (i % 2 ? glow(20 + i * 25, 288, 18) : ""))
      : []),
    ...c.seas
      .slice(1)
      .map(
        (colour, i) =>
          layer(334 + i * 38, 7 + i * 2, 36 + i * 10, i * 66 + 10, colour) +
          (i === 0 ? sailboat(360, 346, 1, night ? "#f6e3b4" : "#ffb611") : ""),
      ),
    shape(
      "M-20 380Q80 340 150 352Q230 366 268 420Q290 460 300 500H-20Z",
      night ? "#22403a" : "#5f8a6c",
      "cut",
    ),
    hotelOnHill(110, 372, c.hotel, night ? "#8d8468" : "#d9b98a", c.light, 1.32),
    ...[
      [190, 384, 0.7],
      [216, 398, 0.6],
      [30, 382, 0.7],
      [240, 424, 0.7],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, night ? "#1b352f" : "#3d6a4b")),
    shape("M548 456h44l-6 -104h-32Z", "#c4432b", "soft"),
    box(551, 384, 38, 22, 0, "#fff6e6"),
    box(556, 330, 28, 22, 3, "#fff6e6", "soft"),
    shape("M552 332q18 -22 36 0Z", "#c4432b", "low"),
    glow(570, 342, night ? 90 : 30),
    layer(452, 6, 50, 20, night ? "#0f2330" : "#1f4c58"),
  );
};

const jeju = (night: boolean) => {
  const c = night
    ? {
        sky: "#1b2a3d",
        mountain: "#2f4459",
        cap: "#4a6076",
        hill: "#28414a",
        hill2: "#22403f",
        field: "#1c352f",
        tree: "#234a3c",
        stone: "#2b3136",
        wall: "#e9dcc2",
      }
    : {
        sky: "#f0dcc0",
        mountain: "#8ea5a5",
        cap: "#f6f1e4",
        hill: "#8fa97f",
        hill2: "#6c9362",
        field: "#a8b26c",
        tree: "#3d6a4b",
        stone: "#4b4a48",
        wall: "#fff6e6",
      };
  return placeOf(
    sky(c.sky),
    night ? stars(60, 12, 220) + glow(486, 100, 170) : "",
    circle(486, 100, night ? 46 : 42, night ? "#f8e9bf" : "#fff3d6", "cut"),
    shape(
      "M-20 318Q100 292 170 236Q226 176 270 158Q296 152 306 166Q320 176 336 164Q350 152 376 162Q430 188 490 242Q560 292 680 312V520H-20Z",
      c.mountain,
      "cut",
    ),
    shape(
      "M222 196Q250 164 270 158Q296 152 306 166Q320 176 336 164Q350 152 376 162Q398 172 416 188Q384 186 366 204Q346 186 322 206Q300 188 276 208Q254 186 222 196Z",
      c.cap,
      "low",
    ),
    shape("M-20 340Q60 300 110 300Q134 306 150 300Q210 300 290 346V520H-20Z", c.hill, "cut"),
    shape("M330 350Q440 296 500 298Q522 306 544 296Q600 300 680 340V520H330Z", c.hill2, "cut"),
    layer(346, 6, 90, 30, c.field),
    at(
      320,
      366,
      shape("M-92 0v-34l30 -22h124l30 22v34Z", c.wall, "soft") +
        shape("M-104 -30l40 -34h128l40 34Z", night ? "#3a4a52" : "#7a5a44", "soft") +
        times(6, (i) => box(-76 + i * 28, -24, 14, 18, 3, i % 2 || night ? "#ffb611" : "#d9b98a")),
    ),
    night ? glow(320, 356, 110) : "",
    ...[
      [86, 398, 44],
      [180, 408, 38],
      [468, 406, 40],
      [568, 400, 46],
    ].map(([x = 0, y = 0, r = 30], i) => tangerineTree(x, y, r, i + 3, c.tree)),
    stoneWall(410, 2, 7, c.stone),
    ...[
      [30, 478, 56],
      [300, 486, 50],
      [430, 490, 44],
      [610, 482, 54],
      [160, 492, 44],
    ].map(([x = 0, y = 0, r = 30], i) => tangerineTree(x, y, r, i + 13, lighter(c.tree, 0.06))),
    layer(466, 4, 60, 40, night ? "#14271f" : "#5c7a4c"),
  );
};

/** The group's coast, and each hotel by day and by night. */
export const hotelScenes = {
  coast,
  "seoul-day": () => seoul(false),
  "seoul-night": () => seoul(true),
  "busan-day": () => busan(false),
  "busan-night": () => busan(true),
  "jeju-day": () => jeju(false),
  "jeju-night": () => jeju(true),
};
