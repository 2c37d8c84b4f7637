import Stage
import TraceRecording

/// Draws how many products there are.
@Role(.view)
final class ProductCountView: View {
  private var viewModel: ProductListViewModelProtocol

  private let label = Label()

  init(viewModel: ProductListViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
    addSubview(label)
    bind()
  }

  private func bind() {
    viewModel.onCount = { [weak self] count in
      self?.label.text = count
    }
  }
}
