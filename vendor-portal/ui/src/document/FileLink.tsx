import ButtonBase from '@mui/material/ButtonBase'
import { lazy, Suspense, useState } from 'react'
import { ui } from '@eproc/i18n/id/ui'

const DocumentDialog = lazy(() => import('../dialog/DocumentDialog.tsx'))

/** Name of a stored file; a click opens it on the page (PDF, image) or downloads it. */
export function FileLink({ path, name }: { path: string; name?: string }) {
  const [open, setOpen] = useState(false)
  const text = name ?? path.split('/').at(-1) ?? path
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-label={ui.berkas.lihat(text)}
        sx={{
          font: 'inherit',
          fontWeight: 600,
          color: 'primary.main',
          textDecoration: 'underline',
          textUnderlineOffset: '0.2em',
          textAlign: 'left',
          overflowWrap: 'anywhere',
          borderRadius: 0.5,
        }}
      >
        {text}
      </ButtonBase>
      {open && (
        <Suspense>
          <DocumentDialog path={path} name={text} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
