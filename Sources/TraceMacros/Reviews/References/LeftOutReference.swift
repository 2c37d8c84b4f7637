import SwiftDiagnostics
import SwiftSyntax

/// A reference through which messages may pass that are not recorded, and that is not marked.
struct LeftOutReference {
  private let property: StoredProperty
  private let start: TokenSyntax

  init?(_ property: StoredProperty, in role: String?) {
    guard !property.isSeam || property.isObserved, !property.isDecided, !property.isShared,
      !(property.isLet && property.isBoundary),
      let start = property.start
    else { return nil }
    self.property = property
    self.start = start
    guard isClosure || isReference(in: role) else { return nil }
  }

  /// A closure through which messages may pass that are not recorded.
  init?(closure property: StoredProperty) {
    guard property.reference.function != nil || property.written.isNamedLikeClosure else {
      return nil
    }
    self.init(property, in: nil)
  }
}

extension LeftOutReference {
  /// The warning, with what can be done.
  var diagnostic: Diagnostic {
    let unseen = FixIt.inserting("@Unseen ", before: start, as: .addUnseen)
    let warning = isClosure ? Warning.leftOutClosure(name) : leftOut
    return warning.at(
      property.declaration.bindingSpecifier,
      fixes: canBeSeam ? [seam, unseen] : [unseen]
    )
  }

  private var name: String { property.name }

  private var type: String { property.reference.wrapped.trimmedDescription }

  private var isClosure: Bool { property.reference.function != nil }

  private var leftOut: Warning {
    if property.written.isNamedLikeClosure { return .hiddenClosure(name, type) }
    if let element = property.element { return .leftOutList(name, element) }
    if property.isObserved, property.isBoundary { return .leftOutObserved(name) }
    if !property.isPlain { return .leftOutLazy(name) }
    return canBeSeam ? .leftOut(name, type) : .leftOutObject(name, type)
  }

  private var seam: FixIt {
    guard property.isLet else { return .inserting("@Seam ", before: start, as: .addSeam) }
    let text = "@Seam " + property.asVariable().trimmedDescription
    return .replacing(property.declaration, by: text, as: .addSeamVar)
  }

  /// Whether `@Seam` is possible: not beside another storage, nor where the type is surely a class.
  private var canBeSeam: Bool {
    guard property.isPlain, !property.isObserved, property.storageAttribute == nil,
      !property.written.isNamedLikeClosure
    else { return false }
    return isClosure
      || property.reference.protocolName != nil && !property.isMadeHere
        && !["ViewController", "AnyObject"].contains { type.hasSuffix($0) }
  }
}

// MARK: - What is a reference

extension LeftOutReference {
  private func isReference(in role: String?) -> Bool {
    if property.element != nil || property.written.isNamedLikeClosure { return true }
    guard let name = property.written.nameToken?.text, !Self.isForeign(name) else { return false }
    if property.strength != "strong" || property.reference.isBoundary { return true }
    let isOnScreen = ["view", "controller"].contains(role)
    return Self.words.contains { word in
      name.hasSuffix(word) && name != word && !(isOnScreen && word == "View")
    }
  }

  /// Whether it is a class of the system, which no `@Traced` protocol stands before.
  private static func isForeign(_ name: String) -> Bool {
    controls.contains(name) || name.isOfSystem
  }

  private static let words = [
    "Presenter", "Interactor", "Router", "Wireframe", "View", "ViewController", "ViewModel",
    "Coordinator", "Repository", "Store", "Service", "Delegate", "Manager", "Worker", "Gateway",
    "UseCase", "Provider", "Fetcher", "Loader", "Client", "Navigator", "Storage", "Tracker",
    // What protocols say that an object is doing; other words in -ing are entities, as `Booking` is
    "Providing", "Fetching", "Loading", "Storing", "Saving", "Caching", "Persisting", "Navigating",
    "Tracking", "Logging", "Handling", "Managing", "Servicing", "Networking", "Coordinating",
    // What RIBs, Clean Swift and VIPER's other schools call a boundary
    "Routing", "Presenting", "Interacting", "Displaying", "Routable", "Presentable", "Interactable",
    "Displayable", "ViewControllable", "Listener", "BusinessLogic", "PresentationLogic",
    "DisplayLogic", "RoutingLogic", "EventHandler", "Module",
  ]
  private static let controls: Set = [
    "CollectionView", "FileManager", "ImageView", "MapView", "NavigationController", "ScrollView",
    "StackView", "TableView", "TextView", "UndoManager", "View", "ViewController", "WebView",
  ]
}

extension StoredProperty {
  /// The boundary of which it is a list: `any Listener` of `[any Listener]?`.
  fileprivate var element: String? {
    guard let element = reference.wrapped.as(ArrayTypeSyntax.self)?.element,
      ReferenceType(element).isNamedLikeBoundary
    else { return nil }
    return element.trimmedDescription
  }
}
