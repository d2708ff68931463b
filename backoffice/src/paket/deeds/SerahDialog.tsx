import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { SelectInput } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { PaketDiserahkan } from '@eproc/domain/panitia/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { useOffice } from '../../providers/useOffice.ts'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'

const { aksi, konfirmasi, gagal } = paketLayar
const NEW = 0

/** The package goes to the committee: as a tender of its own, or into a draft of its kind (decisions §5.4). */
export function SerahDialog({ paket, close }: { paket: RincianPaket; close: () => void }) {
  const office = useOffice()
  const query = useQuery({
    queryKey: ['panitia', 'tujuan', paket.id],
    queryFn: () => office.drafTujuan(paket.id),
  })
  const { data: drafts } = query
  return (
    <DeedDialog<{ tenderId: number }, PaketDiserahkan>
      title={konfirmasi.serah(paket.nama)}
      submit={{ text: aksi.serah, cancel: konfirmasi.tutup }}
      defaults={{ tenderId: NEW }}
      deed={(provider, { tenderId }) => provider.serahkanPaket(paket, tenderId || null)}
      failed={gagal.proses}
      close={close}
      names={{ tenderId: konfirmasi.serahTujuan }}
    >
      <Typography>{konfirmasi.serahIsi}</Typography>
      <Unread of={[query]} />
      <SelectInput
        source="tenderId"
        label={konfirmasi.serahTujuan}
        helperText={drafts?.length === 0 ? konfirmasi.serahTanpaDraf : konfirmasi.serahPetunjuk}
        choices={[
          { id: NEW, name: konfirmasi.serahBaru },
          ...(drafts ?? []).map((t) => ({ id: t.id, name: `${t.kode} · ${t.nama}` })),
        ]}
        translateChoice={false}
        isRequired
      />
    </DeedDialog>
  )
}
