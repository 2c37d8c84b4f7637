/// The Entity: a plant as it comes from the Store.
struct Plant: Equatable {
  let name: String
  /// The number of days since the plant was watered.
  let days: Int
}
