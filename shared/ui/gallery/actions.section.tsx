import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Icon } from '../icon/icon.tsx';
import { drawings } from '../icon/drawings.ts';
import type { IconName, IconSize } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Menu } from '../menu/menu.tsx';
import { Typography } from '../typography/typography.tsx';
import styles from './gallery.module.css';

const variants: ButtonVariant[] = [
  'primary',
  'primary-alternative',
  'secondary',
  'secondary-alternative',
  'tertiary',
  'transactional',
  'transactional-secondary',
  'destructive',
  'destructive-secondary',
  'text',
  'reset',
  'spinner',
];
const sizes: IconSize[] = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl', 'xxxxl'];

/** Buttons, links, icons and typography. */
export const ActionsSection = () => (
  <>
    <Card title="Knapper">
      <div className={styles.row}>
        {variants.map(variant => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button variant="icon" icon="settings" aria-label="Indstillinger" />
        <span className={styles.white}>
          <Button variant="icon-white" icon="menu" aria-label="Menu" />
        </span>
      </div>
      <div className={styles.row}>
        <Button size="large" icon="plus">
          Opret abonnement
        </Button>
        <Button icon="plus">Opret abonnement</Button>
        <Button size="small" icon="plus">
          Opret abonnement
        </Button>
        <Button isPending>Gem ændringer</Button>
        <Button disabledReason="Kun en superadministrator kan slette en administrator.">
          Slet administrator
        </Button>
      </div>
      <div className={styles.row}>
        <LinkButton href="#a" variant="secondary" icon="download">
          Hent faktura
        </LinkButton>
        <Link href="#b">Se alle fakturaer</Link>
        <Link href="https://portal.example/" isExternal>
          Telefoniportalen
        </Link>
        <Menu
          label="Handlinger"
          entries={[
            {
              id: 'edit',
              label: 'Rediger oplysninger',
              icon: 'edit',
              disabledReason: 'Kan ikke redigeres her.',
            },
            { id: 'delete', label: 'Slet administrator', icon: 'trash', tone: 'destructive' },
          ]}
        />
      </div>
    </Card>
    <Card title="Ikoner">
      <div className={styles.row}>
        {(Object.keys(drawings) as IconName[]).map(name => (
          <Icon key={name} name={name} label={name} />
        ))}
      </div>
      <div className={styles.row}>
        {sizes.map(size => (
          <Icon key={size} name="sim" size={size} />
        ))}
      </div>
    </Card>
    <Card title="Tekst">
      <Typography tag="h2" look="h1">
        Faktura 12345
      </Typography>
      <Typography tag="h3" look="h2">
        Linjer per nummer
      </Typography>
      <Typography tag="h4" look="h3">
        Abonnementer
      </Typography>
      <Typography look="lead">Næste faktura kommer ca. 1. december 2026.</Typography>
      <Typography>Der kan gå op til 10 minutter, før ændringen vises.</Typography>
      <Typography tone="muted" look="small">
        Priser er ekskl. moms.
      </Typography>
    </Card>
  </>
);
