type Render = (directory: string, log?: (line: string) => void) => Promise<void>;

/** Renders the pictures once the module that draws them is there. */
export const renderPictures: Render = async (directory, log) => {
  const module = new URL("../pictures/render.ts", import.meta.url).href;
  const drawn: { renderPictures: Render } | null = await import(module).catch(() => null);
  await drawn?.renderPictures(directory, log);
};
