import { coreOf } from '#tests/support/wallet-kit/core.ts';
import { hub88Subject } from '#tests/support/wallet-kit/hub88.ts';
import { examine } from '#tests/support/wallet-kit/kit.ts';
import { valkyrieByReference, valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

examine(coreOf('a studio', 'studio-slot'));
examine(coreOf('Meridian Tables', 'roulette-european'));
examine(hub88Subject);
examine(valkyrieSubject);
examine(valkyrieByReference);
