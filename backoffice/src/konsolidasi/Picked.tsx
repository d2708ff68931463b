import Merge from '@mui/icons-material/CallMerge'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { BulkActionsToolbar, useListContext, useRecordContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useListAddress } from '../shared/list/listAddress.ts'
import { usePicked } from './usePicked.ts'

const text = rupLayar.kegiatan

function usePickedWords(): string {
  const { picked, isOnePackage } = usePicked()
  return isOnePackage ? text.terpilih(picked.length, picked[0]!.ppk) : text.ppkLain
}

/** Opens the form of a new paket with the picked kegiatan. */
export function BuatPaketButton() {
  const { picked, isOnePackage } = usePicked()
  const { onUnselectItems } = useListContext()
  const navigate = useNavigate()
  const make = () => {
    onUnselectItems()
    const ids = picked.map((k) => k.id).join(',')
    void navigate(`/rup/paket/penyedia/create?tahun=${picked[0]!.tahunAnggaran}&kegiatan=${ids}`)
  }
  return (
    <Button variant="contained" startIcon={<Merge />} disabled={!isOnePackage} onClick={make}>
      {text.buatPaket(picked.length)}
    </Button>
  )
}

/** What is picked, above the table. */
export function PickedToolbar() {
  return (
    <BulkActionsToolbar label={usePickedWords()} selectAllButton={false}>
      <BuatPaketButton />
    </BulkActionsToolbar>
  )
}

/** What is picked, above the cards of a phone. */
export function PickedNotice() {
  const { selectedIds, onUnselectItems } = useListContext()
  const words = usePickedWords()
  if (selectedIds.length === 0) return null
  return (
    <div style={{ display: 'grid', gap: 12, marginBottom: 16 }}>
      <MessageBox
        tone="info"
        actions={
          <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
            {text.batalPilih}
          </Button>
        }
      >
        {words}
      </MessageBox>
      <BuatPaketButton />
    </div>
  )
}

/** Picks the kegiatan of a card. */
export function PickBox() {
  const kegiatan = useRecordContext<Kegiatan>()
  const { selectedIds, onToggleItem } = useListContext<Kegiatan>()
  const { fits } = usePicked()
  if (!kegiatan) return null
  const isPicked = selectedIds.includes(kegiatan.id)
  return (
    <Checkbox
      checked={isPicked}
      disabled={!isPicked && !fits(kegiatan)}
      onChange={() => onToggleItem(kegiatan.id)}
      slotProps={{ input: { 'aria-label': text.pilih(`${kegiatan.kode} ${kegiatan.nama}`) } }}
    />
  )
}

/** The kegiatan's name, leading to its details. */
export function TitleLink() {
  const kegiatan = useRecordContext<Kegiatan>()
  const address = useListAddress()
  if (!kegiatan) return null
  return <Link to={`${address}/${kegiatan.id}/show`}>{kegiatan.nama}</Link>
}
