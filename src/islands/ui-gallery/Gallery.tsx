import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button, ButtonLink, IconButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { type IconName, iconPaths } from '#ui/icon-paths.ts';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { EmptyState, ErrorState } from '#ui/States.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { ToastHost, toast } from '#ui/Toast.tsx';
import { Forms } from './Forms.tsx';
import { Section } from './Section.tsx';

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3 py-2">{children}</div>
);

function Buttons() {
  return (
    <Section title="Button">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Row key={variant}>
          <Button variant={variant} size="lg">
            Large {variant}
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <ButtonLink href="#icons" variant="secondary">
          Link <Icon name="arrow-right" className="size-5" />
        </ButtonLink>
        <IconButton label="Notifications">
          <Icon name="bell" />
        </IconButton>
        <IconButton label="Notifications, not now" disabled>
          <Icon name="bell" />
        </IconButton>
        <Spinner />
      </Row>
    </Section>
  );
}

function Figures() {
  return (
    <Section title="Money and badges">
      <div className="grid max-w-80 justify-items-end gap-1 text-lg">
        <Money amountMinor={123450n} currency="EUR" withCode />
        <Money amountMinor={111111n} currency="EUR" withCode />
        <Money amountMinor={3600n} currency="GBP" tone="won" />
        <Money amountMinor={-300n} currency="USD" tone="quiet" />
        <Money amountMinor={125000n} currency="BTC" />
        <Money amountMinor={0n} currency="EUR" />
      </div>
      <Row>
        <Badge>Pending</Badge>
        <Badge tone="brass">3 new</Badge>
        <Badge tone="won">Completed</Badge>
        <Badge tone="wrong">Failed</Badge>
      </Row>
    </Section>
  );
}

function Overlays() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <>
      <Section title="Dialog and toasts">
        <Row>
          <Button onClick={() => setOpen(true)}>Open a dialog</Button>
          <Button variant="secondary" onClick={() => toast('success', 'Your deposit of €30.00 has arrived.')}>
            Toast
          </Button>
          <Button variant="secondary" onClick={() => toast('error', 'The stake is above the limit of this table.')}>
            Error toast
          </Button>
          <Button variant="secondary" onClick={() => toast('info', 'A mail is on its way.')}>
            Quiet toast
          </Button>
        </Row>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Change the seed"
          lead="The present seed is opened, and a new one is sealed."
          closeLabel="Close"
        >
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button onClick={() => setOpen(false)}>Change it</Button>
          </div>
        </Dialog>
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Payment methods"
          selected={tab}
          onSelect={setTab}
          items={[
            { id: 'one', label: 'Credit Card', panel: <p>Arrow keys move between the tabs.</p> },
            { id: 'two', label: 'Mifinity', panel: <p>Only the chosen panel exists.</p> },
            { id: 'three', label: 'Jeton', panel: <p>Home and End jump to the ends.</p> },
          ]}
        />
      </Section>
    </>
  );
}

function Waiting() {
  return (
    <Section title="Loading, empty, error">
      <div className="grid gap-6 md:grid-cols-3">
        <div className="grid content-start gap-3" aria-busy="true">
          <Skeleton className="aspect-3/4 w-40" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-24" />
        </div>
        <EmptyState title="No bets yet" action={<Button variant="secondary">See all games</Button>}>
          Your rounds appear here as soon as they are settled.
        </EmptyState>
        <ErrorState title="This list could not be loaded" action={<Button variant="secondary">Try again</Button>}>
          Check your connection. Nothing of yours is lost.
        </ErrorState>
      </div>
    </Section>
  );
}

const iconNames = Object.keys(iconPaths) as IconName[];

/** Every primitive of the house in every state, for looking at and for the accessibility check. */
export function Gallery() {
  return (
    <>
      <Buttons />
      <Forms />
      <Figures />
      <Overlays />
      <Waiting />
      <Section title="Icons">
        <ul id="icons" className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4">
          {iconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-2 text-xs text-ivory-500">
              <Icon name={name} className="size-6 text-ivory-100" />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <ToastHost label="Gallery messages" closeLabel="Close" />
    </>
  );
}
