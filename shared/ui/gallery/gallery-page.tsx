/**
 * Every component in every variant. The address selects what is shown, for screenshots:
 * `?theme=callme&scheme=dark&section=overlays&open=drawer`. Without a section, all are shown.
 */
import '../tokens.css';
import '../fonts.css';
import '../base.css';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { Link } from '../link/link.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { UiProvider } from '../provider/provider.tsx';
import { SkipLink, mainContentId } from '../skip-link/skip-link.tsx';
import { ActionsSection } from './actions.section.tsx';
import { DataSection } from './data.section.tsx';
import { FormsSection } from './forms.section.tsx';
import { MessagesSection } from './messages.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';
import styles from './gallery.module.css';

const address = new URLSearchParams(window.location.search);
const theme = address.get('theme') ?? 'lyng';
const scheme = address.get('scheme');

document.documentElement.dataset['theme'] = theme;
if (scheme !== null) document.documentElement.dataset['scheme'] = scheme;

const sections = {
  actions: <ActionsSection />,
  forms: <FormsSection />,
  messages: <MessagesSection />,
  data: <DataSection />,
  overlays: <OverlaysSection open={address.get('open')} />,
};
const onlySection = address.get('section');

const Gallery = () => (
  <UiProvider
    navigate={to => {
      window.location.assign(to);
    }}
  >
    <SkipLink />
    <nav className={styles.bar} aria-label="Temaer">
      {['lyng', 'callme', 'legacy'].flatMap(name =>
        ['light', 'dark'].map(each => (
          <Link key={name + each} href={`?theme=${name}&scheme=${each}`}>
            {`${name} ${each}`}
          </Link>
        )),
      )}
    </nav>
    <main className={styles.main} id={mainContentId} tabIndex={-1}>
      <PageHeader title="Komponenter" help={`Temaet ${theme}, alle varianter.`} />
      {Object.entries(sections).map(([name, section]) =>
        onlySection === null || onlySection === name ? <Fragment key={name}>{section}</Fragment> : null,
      )}
    </main>
  </UiProvider>
);

const root = document.getElementById('root');
if (root === null) throw new Error('gallery.html has no #root');
createRoot(root).render(<Gallery />);
