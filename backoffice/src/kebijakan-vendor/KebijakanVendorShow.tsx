import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { Show, useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { KebijakanVendor } from '@eproc/domain/publik/answers'
import { berita } from '@eproc/i18n/id/berita'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { ClampedText } from '@eproc/ui/feedback/ClampedText.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { EditRecordButton } from '../shared/deed/DeedButton.tsx'
import { KebijakanVendorForm } from './KebijakanVendorForm.tsx'

const text = berita.kebijakan
const ONLY_ONE = 1

/** /admin/kebijakan-vendor: the policy as the public page shows it; it is changed in a dialog. */
export default function KebijakanVendorShow() {
  return (
    <Show id={ONLY_ONE} actions={false} title={false} component="div">
      <PageTitle
        title={text.judul}
        description={text.keterangan}
        actions={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <Button component={AppLink} to="/kebijakan-vendor" variant="outlined">
              {text.lihat}
            </Button>
            <EditRecordButton />
          </div>
        }
      />
      <Policy />
      <KebijakanVendorForm />
    </Show>
  )
}

function Policy() {
  const policy = useRecordContext<KebijakanVendor>()
  if (!policy) return null
  const written = policy.versi > 1 || policy.content !== ''
  return (
    <Card component="section" sx={{ maxWidth: 860 }}>
      <CardContent>
        <ClampedText text={policy.content} />
        {policy.lampiran.length > 0 && (
          <ul>
            {policy.lampiran.map(({ ke, jalur, nama }) => (
              <li key={ke}>
                <FileLink path={jalur} name={nama} />
              </li>
            ))}
          </ul>
        )}
        <Typography variant="caption" color="text.secondary">
          {written ? text.diperbarui(tanggalWaktu(policy.updatedAt)) : text.belumDiisi}
        </Typography>
      </CardContent>
    </Card>
  )
}
