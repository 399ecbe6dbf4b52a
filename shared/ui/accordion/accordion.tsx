import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Allows several open items; by default only one can be open (UI-034). */
  allowsMultiple?: boolean;
  /** Ids of the open items (controlled). Opening an open item again closes it. */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** Heading level of the item titles; 3 by default. */
  level?: 2 | 3 | 4;
}

/** Collapsible sections. The content of a closed section is not rendered. */
export const Accordion = ({
  items,
  allowsMultiple = false,
  open,
  onOpenChange,
  level = 3,
}: AccordionProps) => {
  const [ownOpen, setOwnOpen] = useState<string[]>([]);
  const id = useId();
  const current = open ?? ownOpen;
  const Heading = `h${level}` as const;

  const toggle = (item: string) => {
    const others = allowsMultiple ? current.filter(other => other !== item) : [];
    const next = current.includes(item) ? others : [...others, item];
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  return (
    <div className={styles.accordion}>
      {items.map(item => {
        const isOpen = current.includes(item.id);
        const panelId = `${id}-${item.id}`;
        return (
          <div className={styles.item} key={item.id} data-open={isOpen || undefined}>
            <Heading className={styles.heading}>
              <button
                className={styles.trigger}
                type="button"
                id={`${panelId}-title`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onClick={() => {
                  toggle(item.id);
                }}
              >
                <span>{item.title}</span>
                <Icon name="chevron" size="sm" {...(isOpen ? { rotate: 180 } : {})} />
              </button>
            </Heading>
            {isOpen ? (
              <div className={styles.panel} id={panelId} role="region" aria-labelledby={`${panelId}-title`}>
                {item.content}
              </div>
            ) : null}
          </div>
        );
      })}
    </div>
  );
};
