import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import type { KodeMasukBaru, KodePemulihanAnswer } from '@eproc/domain/akun/answers'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { notify } from '@eproc/ui/api/notice.ts'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { followSession } from '@eproc/ui/session/session.ts'
import { CodeField } from './CodeDialog.tsx'

const t = kodeMasuk.layar

/** A picture to scan, the same as text, and the first code that proves both. */
export function SetUpDialog(p: { onClose: () => void; onDone: (codes: string[]) => void }) {
  const { data, error } = useQuery({
    queryKey: ['kode-masuk-baru'],
    queryFn: async () => (await api.post<KodeMasukBaru>('/api/kode-masuk/siapkan')).data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const form = useForm({ defaultValues: { kode: '' } })
  const id = useId()
  const { isSubmitting } = form.formState
  return (
    <FullDialog
      open
      title={t.aktifkan}
      width="sm"
      onClose={p.onClose}
      busy={isSubmitting}
      actions={
        <>
          <CancelButton disabled={isSubmitting} />
          <Button type="submit" form={id} variant="contained" disabled={!data || isSubmitting}>
            {t.aktifkan}
          </Button>
        </>
      }
    >
      {error && <MessageBox tone="error">{errorMessage(error)}</MessageBox>}
      {!data && !error && <PageSkeleton rows={3} />}
      {data && (
        <Form
          id={id}
          form={form}
          guard={false}
          onSubmit={async ({ kode }) => {
            const answer = await api.post<KodePemulihanAnswer>('/api/kode-masuk/aktifkan', { kode })
            notify(answer.message)
            // First of all: no other answer has the codes.
            p.onDone(answer.data.kode)
            await followSession()
          }}
        >
          <Typography>{t.langkahPindai}</Typography>
          <Picture address={data.alamat} />
          <div>
            <Typography>{t.langkahTulis}</Typography>
            <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              {data.rahasia.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </Typography>
          </div>
          <CodeField label={t.langkahKode} digits />
        </Form>
      )}
    </FullDialog>
  )
}

/** Black on white in every theme: cameras read nothing else reliably. */
function Picture({ address }: { address: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: width } = encode(address, { border: 4 })
    const squares = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))
    )
    return { path: squares.join(''), size: width }
  }, [address])
  return (
    <svg
      role="img"
      aria-label={t.qr}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
      style={{ background: '#fff', borderRadius: 8, justifySelf: 'center' }}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
