import type { MachineId } from '#stores/play/video-poker.ts';
import { backglass } from './backglass.ts';
import { crystal } from './crystal.ts';
import { flap } from './flap.ts';
import type { Look } from './look.ts';
import { marquee } from './marquee.ts';
import { neon } from './neon.ts';
import { phosphor } from './phosphor.ts';
import { plasma } from './plasma.ts';

/** Every machine of Fifth Draw shines in a way of its own. */
export const looks: Readonly<Record<MachineId, Look>> = {
  'jacks-or-better': flap,
  'bonus-poker': marquee,
  'double-double-bonus': neon,
  'deuces-not-so-ugly': phosphor,
  'loose-deuces': crystal,
  'bonus-deuces': plasma,
  'joker-poker': backglass,
};
