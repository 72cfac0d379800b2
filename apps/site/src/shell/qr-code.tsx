export { QrCode } from '@fairground/ui/qr-code'
