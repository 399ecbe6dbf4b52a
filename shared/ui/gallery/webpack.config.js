// Development only: every component in every variant, theme and scheme. `npm run gallery` in this package.
import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';

const here = import.meta.dirname;

export default {
  mode: 'development',
  context: here,
  entry: './gallery-page.tsx',
  devtool: false,
  output: { path: path.join(here, '../../dist/gallery'), publicPath: 'auto', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js'], extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
      {
        test: /\.css$/,
        use: [
          'style-loader',
          {
            loader: 'css-loader',
            options: {
              modules: { auto: /\.module\.css$/, namedExport: false, exportLocalsConvention: 'as-is' },
            },
          },
        ],
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ title: 'Komponenter', template: './gallery.html' })],
  stats: 'errors-warnings',
  devServer: { host: 'localhost', port: Number(process.env.PORT ?? 4090), hot: false },
};
