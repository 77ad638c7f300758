import { gameCategories } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { t } from '#i18n/client.ts';
import { valueAt } from '#stores/desk/campaigns.ts';
import { DraftChoice, DraftField, DraftPart, useEditing } from './draft-fields.tsx';
import { GameWeights } from './GameWeights.tsx';
import { Part, Row } from './parts.tsx';

const firstWagering = { times: 10, days: 30, stakeMaxEur: '5', categories: { slots: 100 }, games: {} };

/** What has to be staked, and what of a stake counts. */
export const WageringPart = () => (
  <Part name="wagering">
    <DraftPart path="wagering" label={t('deskcampaigns.field.hasWagering')} first={firstWagering}>
      <Row>
        <DraftField path="wagering.times" label={t('deskcampaigns.field.times')} kind="number" />
        <DraftField path="wagering.days" label={t('deskcampaigns.field.days')} kind="number" />
        <DraftField path="wagering.stakeMaxEur" label={t('deskcampaigns.field.stakeMaxEur')} kind="amount" />
      </Row>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">{t('deskcampaigns.field.weights')}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-6">
          {gameCategories.map((one) => (
            <Weight key={one} category={one} />
          ))}
        </div>
      </fieldset>
      <GameWeights />
    </DraftPart>
  </Part>
);

const Weight = ({ category }: { category: string }) => (
  <DraftField path={['wagering.categories', category].join('.')} label={category.replaceAll('_', ' ')} kind="weight" />
);

const firstSpins = { gameId: 'slot-tidepool', stakeEur: '0.10', days: 7, spins: null, unlock: null };

const slots = houseGames
  .filter(({ category }) => category === 'slots')
  .map(({ id, name }) => ({ value: id, label: name }));
const firstUnlock = { depositEur: '20', extraBonusPercent: 0 };

/** Free spins, and the deposit that unlocks what they win. */
export function SpinsPart() {
  const { draft, put } = useEditing();
  return (
    <Part name="spins">
      <DraftPart path="freeSpins" label={t('deskcampaigns.field.hasSpins')} first={firstSpins}>
        <Row>
          <DraftChoice
            path="freeSpins.gameId"
            label={t('deskcampaigns.field.gameId')}
            value={String(valueAt(draft, 'freeSpins.gameId'))}
            options={slots}
            onChoose={(next) => put('freeSpins.gameId', next)}
          />
          <DraftField path="freeSpins.stakeEur" label={t('deskcampaigns.field.stakeEur')} kind="amount" />
          <DraftField path="freeSpins.days" label={t('deskcampaigns.field.days')} kind="number" />
          <DraftField
            path="freeSpins.spins"
            label={t('deskcampaigns.field.spins')}
            hint={t('deskcampaigns.field.spins_hint')}
            kind="number"
          />
        </Row>
        <DraftPart path="freeSpins.unlock" label={t('deskcampaigns.field.hasUnlock')} first={firstUnlock}>
          <Row>
            <DraftField path="freeSpins.unlock.depositEur" label={t('deskcampaigns.field.depositEur')} kind="amount" />
            <DraftField
              path="freeSpins.unlock.extraBonusPercent"
              label={t('deskcampaigns.field.extraBonusPercent')}
              kind="number"
            />
          </Row>
        </DraftPart>
      </DraftPart>
    </Part>
  );
}
