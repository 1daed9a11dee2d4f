// All of ECharts that the pages draw with, and nothing else of it: whatever is exported here is registered, and weighs on every reader.
export {
  BarChart,
  BoxplotChart,
  CustomChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  MapChart,
  PieChart,
  ScatterChart,
  TreeChart,
} from 'echarts/charts';
export {
  GeoComponent,
  GraphicComponent,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
// Without it names stand upon their points, and numbers upon each other.
export { LabelLayout } from 'echarts/features';
export { SVGRenderer } from 'echarts/renderers';
