import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { treeTexts } from './texts.ts';
import styles from './tree-list.module.css';

export interface TreeNode {
  id: string;
  /** Accessible name of the node: 'Nordhavn Byg A/S, 100234'. */
  name: string;
  content: ReactNode;
  children?: readonly TreeNode[];
}

export interface TreeListProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the nodes that are initially collapsed; by default all are expanded. */
  initiallyClosed?: readonly string[];
}

/** A collapsible tree, for example billing accounts under their root account. */
export const TreeList = ({ label, nodes, initiallyClosed = [] }: TreeListProps) => {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set(initiallyClosed));
  const toggle = (id: string) => {
    setClosed(previous => {
      const next = new Set(previous);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  return <Level {...{ label, nodes, closed, toggle }} />;
};

interface LevelProps {
  label?: string;
  nodes: readonly TreeNode[];
  closed: ReadonlySet<string>;
  toggle: (id: string) => void;
}

const Level = ({ label, nodes, closed, toggle }: LevelProps) => (
  <ul className={styles.level} aria-label={label}>
    {nodes.map(node => {
      const children = node.children ?? [];
      const isOpen = !closed.has(node.id);
      return (
        <li key={node.id}>
          <div className={styles.node}>
            {children.length === 0 ? (
              <span className={styles.leaf} />
            ) : (
              <button
                className={styles.toggle}
                type="button"
                aria-expanded={isOpen}
                aria-label={treeTexts.toggle(node.name)}
                onClick={() => {
                  toggle(node.id);
                }}
              >
                <Icon name="chevron" size="sm" {...(isOpen ? {} : { rotate: 270 })} />
              </button>
            )}
            <div className={styles.content}>{node.content}</div>
          </div>
          {children.length > 0 && isOpen ? <Level nodes={children} {...{ closed, toggle }} /> : null}
        </li>
      );
    })}
  </ul>
);
