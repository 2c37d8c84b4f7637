/// The names of the stage's types that are shaped like UIKit's.
enum ScreenKit {
  /// What only a View or a Controller should know.
  static let types: Set = [
    "ActivityIndicatorView", "AlertAction", "AlertController", "Button", "IndexPath", "Label",
    "NavigationController", "RefreshControl", "TableView", "TableViewCell",
    "TableViewDataSource", "TableViewDelegate", "TextField", "View", "ViewController",
  ]
}
