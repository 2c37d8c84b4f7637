/// The names of the program's types that stand in for UIKit's types, such as `ViewController`.
enum ScreenKit {
  /// The names of the types of whole screens; a property that holds a screen is a reference between objects.
  static let screens: Set = ["NavigationController", "ViewController"]

  /// The names of the types that only a View or a Controller should use.
  static let types: Set = [
    "ActivityIndicatorView", "AlertAction", "AlertController", "Button", "IndexPath", "Label",
    "NavigationController", "RefreshControl", "TableView", "TableViewCell",
    "TableViewDataSource", "TableViewDelegate", "TextField", "View", "ViewController",
  ]
}
