/** Names the moment of which a build is, as an ISO text: the house's own time, where a running house builds (decision 042). */
export const momentVariable = 'BUILD_MOMENT';

export const buildMoment = (env: Readonly<Record<string, string | undefined>>): Date => {
  const given = new Date(env[momentVariable] ?? Number.NaN);
  return Number.isNaN(given.getTime()) ? new Date() : given;
};
