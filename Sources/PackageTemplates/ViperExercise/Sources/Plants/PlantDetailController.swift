import Stage
import TraceRecording

/// Shows one plant on a page of its own; the same page in MVC and in VIPER.
@Role(.view)
final class PlantDetailController: ViewController {
  private let label = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func showPlant(_ row: PlantsRow) {
    title = row.title
    label.text = "Watered \(row.detail)."
  }
}
