import { browserPage } from './page.ts';

describe('the browser page', () => {
  it('shows another address without loading it, and keeps the state of the history', () => {
    window.history.replaceState({ key: 'kept' }, '', '/selvbetjening/?code=abc&scope=openid');
    const page = browserPage();
    page.showAddress('/selvbetjening/');
    expect(page.address().href).toBe('http://localhost/selvbetjening/');
    expect(window.history.state).toEqual({ key: 'kept' });
    page.otherTabs?.close();
  });

  it('does without a storage that may not be touched, but does not pretend to remember', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const { storage, otherTabs } = browserPage();
    expect(storage.getItem('portal.redirects')).toBeNull();
    expect(() => {
      storage.setItem('portal.redirects', '1');
    }).toThrow('Storage is closed.');
    otherTabs?.close();
  });

  it('reaches other tabs, and not itself', async () => {
    const [here, there] = [browserPage(), browserPage()];
    const heardHere = jest.fn();
    here.otherTabs?.onMessage(heardHere);
    const heard = new Promise(resolve => there.otherTabs?.onMessage(resolve));
    here.otherTabs?.send('signed-out');
    await expect(heard).resolves.toBe('signed-out');
    expect(heardHere).not.toHaveBeenCalled();
    here.otherTabs?.close();
    there.otherTabs?.close();
  });
});
