import { html, type Html } from '../../http/html.ts';
import { layout } from './layout.ts';

/** A page with one message and a link or button to continue. */
export function messagePage(message: { title: string; body: string; link: string }, href: string): Html {
  return layout({
    title: message.title,
    body: html` <h1>${message.title}</h1>
      <p class="lead">${message.body}</p>
      <p><a class="primary" href="${href}">${message.link}</a></p>`,
  });
}
