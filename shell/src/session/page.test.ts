import { browserPage } from './page.ts';

describe('the browser page', () => {
  it('changes the URL without navigation, keeping the history state', () => {
    window.history.replaceState({ key: 'kept' }, '', '/selvbetjening/?code=abc&scope=openid');
    const page = browserPage();
    page.showAddress('/selvbetjening/');
    expect(page.address().href).toBe('http://localhost/selvbetjening/');
    expect(window.history.state).toEqual({ key: 'kept' });
    page.otherTabs?.close();
  });

  it('falls back to a closed storage when sessionStorage is unavailable', () => {
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

  it('sends messages to other tabs, not to itself', async () => {
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
