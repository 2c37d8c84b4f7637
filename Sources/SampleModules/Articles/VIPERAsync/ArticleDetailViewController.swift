import Stage
import TraceRecording

/// Draws the page of one article; a plain screen without a Presenter or ViewModel.
@Role(.view)
final class ArticleDetailViewController: ViewController {
  private let articleID: Int

  init(articleID: Int) {
    self.articleID = articleID
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Article"
    view.addSubview(Label(text: "Detail for article id = \(articleID)"))
  }
}
