export { OptionByRowView as MatrixSingleView } from '../_shared/option-by-row-view.tsx';
