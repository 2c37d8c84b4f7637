import AboutShared
import Stage

extension Variant {
  /// About in VIPER, with a Router that the Presenter holds but never calls.
  public static var aboutUnusedReference: Variant {
    Variant(.viper, edition: .faulty("unused-reference")) { _ in
      AboutRouter.createModule()
    }
  }
}
