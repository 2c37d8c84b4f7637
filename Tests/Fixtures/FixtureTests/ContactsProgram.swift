@testable import ContactsOriginal
@testable import ContactsTraced

/// The address book's app, as it was written or traced.
protocol ContactsProgram: AnyObject {
  associatedtype Screen: ContactsScreen
  associatedtype Book: ContactsBook
  var view: Screen? { get }
  var addressBook: Book { get }
  init()
  func start()
  func stop() -> [String]
}

protocol ContactsScreen: AnyObject {
  func viewDidLoad()
  func tapRow(_ index: Int)
  func swipeRow(_ index: Int)
}

protocol ContactsBook: AnyObject {
  var isOffline: Bool { get set }
  func answer()
}

extension ContactsOriginal.ContactsApp: ContactsProgram {}
extension ContactsOriginal.ContactsViewController: ContactsScreen {}
extension ContactsOriginal.AddressBook: ContactsBook {}
extension ContactsTraced.ContactsApp: ContactsProgram {}
extension ContactsTraced.ContactsViewController: ContactsScreen {}
extension ContactsTraced.AddressBook: ContactsBook {}

/// Does what a user asks for: its words, and the screen that is touched.
typealias Deed = (_ words: String, _ screen: AnyObject?, _ body: () -> Void) -> Void

extension ContactsProgram {
  /// What the user does; the address book answers between the deeds.
  func play(_ deed: Deed = { $2() }) -> [String] {
    addressBook.isOffline = true
    deed("open", view) { view?.viewDidLoad() }
    addressBook.answer()
    addressBook.isOffline = false
    deed("open", view) { view?.viewDidLoad() }
    addressBook.answer()
    deed("delete 1", view) { view?.swipeRow(0) }
    deed("network", nil) { addressBook.answer() }
    deed("delete 1", view) { view?.swipeRow(0) }
    deed("tap 1", view) { view?.tapRow(0) }
    return stop()
  }
}
