/**
 * The surroundings of a process that knows nothing of the house's settings but what a test gives it: where programs are, and where Node
 * keeps what it made of the modules, without which each start makes it anew.
 */
export const bareEnv = (settings: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }), ...settings };
};
