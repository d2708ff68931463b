import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { HolderKeyOwn } from '@eproc/domain/pemegang/answers'
import { pemegangOffice as text } from '@eproc/i18n/id/pemegang_office'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { drawPassphrase } from './passphrase.ts'

const Words = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: '8px 24px',
  margin: '16px 0 0',
  padding: '16px 16px 16px 40px',
  borderRadius: 8,
  fontSize: '1.25rem',
  fontWeight: 650,
  backgroundColor: theme.vars.palette.action.hover,
}))

interface DrawnPassphraseProps {
  close: () => void
  onNoted: (passphrase: string) => void
  /** a key that waits and would end by the new one */
  ends?: HolderKeyOwn | undefined
}

/** Six words to write down; nobody chooses their own. */
export function DrawnPassphrase({ close, onNoted, ends }: DrawnPassphraseProps) {
  const [passphrase, setPassphrase] = useState(drawPassphrase)
  return (
    <FullDialog
      open
      width="sm"
      title={text.frasa.judul}
      onClose={close}
      actions={
        <>
          <CancelButton />
          <Button onClick={() => setPassphrase(drawPassphrase())}>{text.tombol.frasaLain}</Button>
          <Button variant="contained" onClick={() => onNoted(passphrase)}>
            {text.tombol.tercatat}
          </Button>
        </>
      }
    >
      {ends && (
        <MessageBox tone="warning">
          {text.frasa.menggantikanSegera(tanggalWaktu(ends.berlakuPada))}
        </MessageBox>
      )}
      <Typography sx={{ mt: ends ? 2 : 0 }}>{text.frasa.isi}</Typography>
      <Words aria-label={text.frasa.label}>
        {passphrase.split(' ').map((word, at) => (
          // A word may be drawn twice.
          <li key={`${at}${word}`}>{word}</li>
        ))}
      </Words>
    </FullDialog>
  )
}
