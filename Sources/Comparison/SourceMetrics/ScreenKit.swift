/// The names of the stage's types that are shaped like UIKit's.
enum ScreenKit {
  /// Whole screens, which other objects make and lead to.
  static let screens: Set = ["NavigationController", "ViewController"]

  /// What only a View or a Controller should know.
  static let types: Set = [
    "ActivityIndicatorView", "AlertAction", "AlertController", "Button", "IndexPath", "Label",
    "NavigationController", "RefreshControl", "TableView", "TableViewCell",
    "TableViewDataSource", "TableViewDelegate", "TextField", "View", "ViewController",
  ]
}
