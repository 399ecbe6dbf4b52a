import { useEffect, useEffectEvent } from 'react';
import { useMutation } from 'shared/query';
import { Button, type ButtonProps } from 'shared/ui/button';
import type { FetchedFile } from 'shared/http';
import { saveFile } from 'shared/http/save-file';

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'aria-describedby'> {
  /** Fetches the file, by `file` of `useHttp`. That it failed is said by the shell. */
  readonly fetch: () => Promise<FetchedFile>;
  /** What the file is called where the back end does not say. */
  readonly defaultName: string;
  /** Whether it can be fetched now; where it can't, this has said why. Always unless given. */
  readonly mayFetch?: () => boolean;
  /** Given, the file is fetched without a press, too: whoever was led here asked for it. Told as it begins. */
  readonly onAsked?: (() => void) | undefined;
  readonly children: string;
}

/** Fetches a file that the back end makes, and saves it. */
export const DownloadButton = (props: DownloadButtonProps) => {
  const { fetch, defaultName, mayFetch = () => true, onAsked, ...button } = props;
  const download = useMutation({
    mutationFn: fetch,
    onSuccess: file => {
      saveFile(file, defaultName);
    },
  });
  const fetchWhereAsked = useEffectEvent(() => {
    if (onAsked === undefined) return;
    onAsked();
    download.mutate();
  });
  useEffect(() => {
    fetchWhereAsked();
  }, []);
  return (
    <Button
      {...button}
      variant="secondary"
      icon="download"
      isPending={download.isPending}
      onPress={() => {
        if (mayFetch()) download.mutate();
      }}
    />
  );
};
