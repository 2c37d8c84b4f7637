/// The names of the stage's UIKit-shaped types.
enum ScreenKit {
  /// The types of whole screens; a property that holds one is a reference between objects.
  static let screens: Set = ["NavigationController", "ViewController"]

  /// The types that only a View or a Controller should name.
  static let types: Set = [
    "ActivityIndicatorView", "AlertAction", "AlertController", "Button", "IndexPath", "Label",
    "NavigationController", "RefreshControl", "TableView", "TableViewCell",
    "TableViewDataSource", "TableViewDelegate", "TextField", "View", "ViewController",
  ]
}
