import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Checker } from '@eproc/domain/common/checker'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { umum } from '@eproc/i18n/id/umum'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { DeedDialog } from '../shared/deed/DeedDialog.tsx'
import { SecretInput } from './secret_inputs.tsx'

const text = himpunan.periksa

type Typed = { frasa?: string }

/** The reader holds shares that nobody knows to open: they are tried while vendors can still hand in again. */
export function CheckShares({ paketId, files }: { paketId: number; files: number }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <MessageBox tone="warning">{text.belum(files)}</MessageBox>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text.tombol}
      </Button>
      {asking && (
        <ResourceContextProvider value="tender/pembukaan">
          <DeedDialog<Typed>
            title={text.judul}
            submit={{ text: text.tombol }}
            defaults={{ frasa: '' }}
            rules={({ frasa }) => {
              const check = new Checker()
              check.require('frasa', frasa, umum.errors.wajib)
              return check.findings
            }}
            close={() => setAsking(false)}
            deed={async (office, { frasa }) => {
              // Keys and curves come with the deed that needs them.
              const { checkShares } = await import('./check_shares.ts')
              return office.sendShareCheck(paketId, await checkShares(office, paketId, frasa ?? ''))
            }}
          >
            <Typography>{text.isi}</Typography>
            <SecretInput source="frasa" label={text.frasa} autoComplete="off" required />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
