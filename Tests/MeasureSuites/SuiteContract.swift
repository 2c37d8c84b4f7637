import ComparisonData

/// The tests that the suite of every variant of a module must contain, whichever object does the work.
///
/// All suites are written to this list, so that the number of faults they find depends on the architecture and not on
/// the number of tests.
struct SuiteContract: Sendable {
  /// The module's folder: `Products`.
  let module: String
  let clauses: [Clause]

  struct Clause: Sendable {
    /// The name of the test, the same in every suite.
    let test: String
    /// The work under test, done by an object of the role responsible for it; nil where any object may do it.
    let work: Responsibility?

    init(_ test: String, of work: Responsibility? = nil) {
      self.test = test
      self.work = work
    }
  }
}

extension SuiteContract {
  static let all = [
    SuiteContract(
      module: "Products",
      clauses: [
        Clause("gets every product, in the order of the store", of: .get),
        Clause("says that there are no products", of: .decide),
        Clause("says that the products could not be loaded"),
        Clause("draws the rows that it is given", of: .draw),
        Clause("keeps its rows while it is left", of: .draw),
        Clause("opens the page of the product that was tapped", of: .navigate),
      ]
    ),
    SuiteContract(
      module: "Profile",
      clauses: [
        Clause("asks nobody for a profile that is cached", of: .get),
        Clause("joins profile and stats in both orders", of: .decide),
        Clause("greets where the stats fail", of: .decide),
        Clause("calls those without a name anonymous"),
        Clause("shows the stats in their own order"),
        Clause("draws the dashboard, and says no longer that it loads", of: .draw),
        Clause("keeps the profile when the new name cannot be saved"),
        Clause("lets the name be edited again"),
        Clause("saves the name that was typed, and leads back"),
        Clause("saves no name that was given up"),
      ]
    ),
    SuiteContract(
      module: "Todos",
      clauses: [
        Clause("gets the to-dos in the order of the store", of: .get),
        Clause("shows titles and excerpts", of: .format),
        Clause("adds a to-do that has a title", of: .decide),
        Clause("refuses a title without anything to read", of: .decide),
        Clause("removes the to-do of the row that was swiped"),
        Clause("opens the to-do of the row that was tapped", of: .navigate),
        Clause("shows what an edited to-do became"),
        Clause("shows what became of a to-do on its own screen", of: .keep),
        Clause("keeps the old texts when the title is empty"),
        Clause("keeps nothing of an edit when the to-do is gone"),
        Clause("leads back to the list when its to-do is deleted"),
        Clause("shows the list as it is now, and says that a to-do is gone"),
        Clause("shows a message until something goes well", of: .draw),
      ]
    ),
    SuiteContract(
      module: "Articles",
      clauses: [
        Clause("gives a name to what has none", of: .format),
        Clause("shows the articles in the order of the store"),
        Clause("says that it loads, beside the articles that it has"),
        Clause("asks for nothing more while it loads", of: .decide),
        Clause("leaves all as it is on return once there was an answer", of: .decide),
        Clause("shows the articles of a refresh in the place of those before"),
        Clause("keeps the list when a refresh fails"),
        Clause("says that loading failed, and tries again"),
        Clause("opens the page of the article that was tapped", of: .navigate),
      ]
    ),
    SuiteContract(
      module: "About",
      clauses: [
        Clause("speaks of the app itself"),
        Clause("says the version in words", of: .format),
        Clause("draws its lines in their order, below its title", of: .draw),
      ]
    ),
  ]
}
