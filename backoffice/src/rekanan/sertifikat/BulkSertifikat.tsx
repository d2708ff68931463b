import Certificate from '@mui/icons-material/WorkspacePremiumOutlined'
import { useState } from 'react'
import { BulkExportButton, Button, useCanAccess, useListContext } from 'react-admin'
import type { VendorRow } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { useEachDeed } from '../../shared/deed/useEachDeed.ts'

const text = verifikasiOffice.sertifikat

/** Makes the certificates of the vendors that are selected, and mails each to its vendor. */
export function BulkSertifikat() {
  const { canAccess } = useCanAccess({ action: 'certify' })
  const { selectedIds } = useListContext()
  const [asking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useEachDeed<VendorRow>(async (office, { id }) => {
    const { data } = await office.buatSertifikat(id)
    await office.kirimSertifikat(id, data.email)
  })
  return (
    <>
      <BulkExportButton />
      {canAccess && (
        <Button label={text.beberapa} disabled={isPending} onClick={() => setAsking(true)}>
          <Certificate />
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={text.beberapaTanya(selectedIds.length)}
        button={text.beberapa}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void mutateAsync().finally(() => setAsking(false))}
      >
        {text.beberapaIsi}
      </ConfirmDialog>
    </>
  )
}
